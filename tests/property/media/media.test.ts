import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTimeIn } from '../../../src/blocks/audio/start-time';
import { dropShadowOffset } from '../../../src/blocks/shape/drop-shadow';
import { embedFor, playingAtOnce } from '../../../src/media/embed';
import { mediaAddress } from '../../../src/media/media-address';
import { QUARTILES, quartilesPassed } from '../../../src/media/progress';
import { PROVIDERS } from '../../../src/media/providers';

const HOSTS = PROVIDERS.flatMap(({ hosts }) => hosts);

/** Pieces from which both real addresses and attacks on them are made. */
const piece = fc.oneof(
  fc.constantFrom(...HOSTS, 'evil.example', 'cdn.embedly.com/widgets/media.html?src='),
  fc.constantFrom('https:', 'http:', 'javascript:', 'data:', '//', '\\\\', '/', '@', ':', '.', '?', '#', '&'),
  fc.constantFrom('/embed/', '/video/', '/watch?v=', 'embed/video/', '5m1KUzaAGiQ', '76979871', 'user:pass@'),
  fc.constantFrom('\t', '\n', '\u0000', '%2f', '%00', '"', '<', ' ', '\u3002', 'ⓔ'),
  fc.string({ maxLength: 6 }),
);
const made = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

/** Addresses of players with something put in somewhere. */
const spoilt = fc
  .tuple(
    fc.constantFrom(
      'https://www.youtube.com/embed/5m1KUzaAGiQ?start=3',
      '//player.vimeo.com/video/76979871?h=ab',
      'https://play.vidyard.com/abc?v=1',
    ),
    piece,
    fc.nat(50),
  )
  .map(([player, piece, at]) => player.slice(0, at) + piece + player.slice(at));
const address = fc.oneof(made, spoilt);

const PLAYERS =
  /^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]+\?|player\.vimeo\.com\/video\/\d+\?dnt=1|fast\.wistia\.(net|com)\/embed\/|(www|geo)\.dailymotion\.com\/|(www\.)?animoto\.com\/|embed\.ted\.com\/talks\/|www\.loom\.com\/embed\/|(www\.)?instagram\.com\/(p|reel|tv)\/[\w-]+\/embed|play\.vidyard\.com\/)/;

it('no text at all leads a frame to where the allow-list does not', () => {
  let found = 0;
  fc.assert(
    fc.property(address, (written) => {
      const embed = embedFor(written);
      if (!embed) return;
      found++;
      for (const result of [embed.address, playingAtOnce(embed.address)]) {
        expect(result).toMatch(PLAYERS);
        const { username, password, port, protocol } = new URL(result);
        expect([username, password, port, protocol]).toEqual(['', '', '', 'https:']);
      }
    }),
    { numRuns: 120_000 },
  );
  expect(found).toBeGreaterThan(100);
}, 60_000);

it('a player stands for itself', () => {
  const known = fc.constantFrom(
    'https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ?start=3&enablejsapi=1',
    'https://player.vimeo.com/video/7?dnt=1&h=ab',
    'https://www.instagram.com/p/BxY_9-a/embed/?v=4',
    'https://play.vidyard.com/abc?v=1',
  );
  fc.assert(fc.property(known, (player) => embedFor(player)?.address === player));
});

it('sounds and films are loaded by https or from the page’s own origin', () => {
  const base = fc.constantFrom('https://site.example/a/b', 'http://site.example:8080/');
  fc.assert(
    fc.property(fc.oneof(address, fc.webUrl()), base, (written, base) => {
      const read = mediaAddress(written, base);
      if (read === undefined) return true;
      return new URL(read).protocol === 'https:' || new URL(read).origin === new URL(base).origin;
    }),
    { numRuns: 5_000 },
  );
});

it('whoever hears a sound through passes each quartile once, in whatever steps', () => {
  const steps = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(steps, (steps) => {
      const times = [0];
      for (const step of steps) times.push((times.at(-1) ?? 0) + step);
      const duration = times.at(-1) ?? 0;
      const passed = times.slice(1).flatMap((to, index) => quartilesPassed(times[index] ?? 0, to, duration));
      expect(passed).toEqual([...QUARTILES]);
    }),
  );
});

it('a time in an address is a number of seconds or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^#?(bell&)?t=[\d:.]*$/)),
      fc.string(),
      (hash, id) => {
        const time = startTimeIn(hash, id, true);
        return time === undefined || (Number.isFinite(time) && time >= 0);
      },
    ),
  );
});

it('a shadow lies in one of eight directions, as far as its distance', () => {
  fc.assert(
    fc.property(fc.integer({ min: -720, max: 720 }), fc.integer({ min: 0, max: 200 }), (angle, distance) => {
      const { x, y } = dropShadowOffset({ angle, distance });
      for (const part of [x, y]) expect([-distance, 0, distance]).toContain(part === 0 ? 0 : part);
      if (distance > 0) expect(x === 0 && y === 0).toBe(false);
    }),
  );
});
