/** Samples a second. */
const RATE = 8000;

/** Strokes of a bell, a stroke every two seconds: its partials by frequency (Hz), loudness and fading (per second). */
const PARTIALS = [
  [220, 0.5, 0.9],
  [440, 0.3, 1.3],
  [523, 0.25, 1.6],
  [659, 0.15, 2.2],
  [880, 0.1, 3],
] as const;

const STROKE = 2;

/** A bell for some seconds, as a WAV file of 8 bits. */
export function ringBell(seconds: number): Buffer<ArrayBuffer> {
  const samples = Buffer.alloc(seconds * RATE);
  for (let index = 0; index < samples.length; index++)
    samples[index] = Math.round(128 + 90 * loudness((index / RATE) % STROKE));
  return Buffer.concat([wavHeader(samples.length), samples]);
}

function loudness(time: number) {
  const attack = Math.min(1, time * 200);
  return PARTIALS.reduce(
    (sum, [pitch, volume, fading]) =>
      sum + attack * volume * Math.exp(-fading * time) * Math.sin(2 * Math.PI * pitch * time),
    0,
  );
}

/** One channel of unsigned bytes. */
function wavHeader(length: number) {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  return header;
}
