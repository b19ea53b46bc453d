import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { spawnWithUs } from './spawn.ts';

/** A screen of its own. No window manager runs there, so this gives windows the focus. */
export interface Screen {
  readonly display: string;
  /** Its windows, the topmost first; some are GTK's own and are not drawn. */
  windows(): Promise<number[]>;
  focus(window: number): void;
  stop(): void;
}

export async function startScreen(): Promise<Screen> {
  const options = ['-displayfd', '1', '-screen', '0', '1600x3000x24', '-nolisten', 'tcp'];
  const server = spawnWithUs('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const failed = once(server, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`)));
  const [line] = await Promise.race([once(server.stdout as Readable, 'data'), failed]);
  failed.catch(() => {}); // it ends with the tests
  const number = String(line).trim();
  const { socket, root } = await openDisplay(number);
  return {
    display: `:${number}`,
    windows: () => childrenOf(socket, root),
    focus: (window) => setFocus(socket, window),
    stop() {
      socket.destroy();
      server.kill();
    },
  };
}

/** Opens the X protocol's connection: byte order and version go out, the screens' description comes back. */
async function openDisplay(number: string): Promise<{ socket: Socket; root: number }> {
  const socket = connect(`/tmp/.X11-unix/X${number}`);
  socket.on('error', () => {}); // the server ends before its clients
  const hello = Buffer.alloc(12);
  hello.write('l');
  hello.writeUInt16LE(11, 2);
  socket.write(hello);
  const head = await read(socket, 8);
  const setup = await read(socket, head.readUInt16LE(6) * 4);
  const vendorLength = Math.ceil(setup.readUInt16LE(16) / 4) * 4;
  const formats = setup.readUInt8(21);
  return { socket, root: setup.readUInt32LE(32 + vendorLength + formats * 8) };
}

/** QueryTree; its list has the topmost window last. */
async function childrenOf(socket: Socket, window: number): Promise<number[]> {
  socket.write(requestOf(15, 0, window));
  const list = await nextReply(socket);
  return Array.from({ length: list.length / 4 }, (_, index) => list.readUInt32LE(index * 4)).reverse();
}

/** SetInputFocus; the parent gets it when the window closes. */
function setFocus(socket: Socket, window: number): void {
  socket.write(requestOf(42, 2, window, 0));
}

function requestOf(code: number, detail: number, ...values: number[]): Buffer {
  const request = Buffer.alloc(4 + values.length * 4);
  request.writeUInt8(code, 0);
  request.writeUInt8(detail, 1);
  request.writeUInt16LE(1 + values.length, 2);
  for (const [index, value] of values.entries()) request.writeUInt32LE(value, 4 + index * 4);
  return request;
}

/** Passes over what says that a window has gone before it could be focused. */
async function nextReply(socket: Socket): Promise<Buffer> {
  const packet = await read(socket, 32);
  return packet[0] === 1 ? read(socket, packet.readUInt32LE(4) * 4) : nextReply(socket);
}

async function read(socket: Socket, length: number): Promise<Buffer> {
  const data: Buffer | null = socket.read(length);
  if (data) return data;
  await once(socket, 'readable');
  return read(socket, length);
}
