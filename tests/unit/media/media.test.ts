import { describe, expect, it, vi } from 'vitest';
import { startTimeIn } from '../../../src/blocks/audio/start-time';
import { playOrMute } from '../../../src/blocks/video/play';
import { embedFor, playingAtOnce } from '../../../src/media/embed';
import { fileFor, readHostedVideo, stillOf, streamOf } from '../../../src/media/hosted-video';
import { mediaAddress } from '../../../src/media/media-address';
import { quartilesPassed } from '../../../src/media/progress';
import { videoMode } from '../../../src/media/video-mode';

describe('the player for the address of a frame', () => {
  it.each([
    [
      '//www.youtube.com/embed/5m1KUzaAGiQ?wmode=opaque',
      'https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ?enablejsapi=1',
    ],
    [
      'http://www.youtube.com/embed/5m1KUzaAGiQ',
      'https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ?enablejsapi=1',
    ],
    [
      'https://youtu.be/5m1KUzaAGiQ?si=abc',
      'https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ?enablejsapi=1',
    ],
    [
      'https://www.youtube.com/watch?v=5m1KUzaAGiQ',
      'https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ?enablejsapi=1',
    ],
    [
      'https://youtube.com/shorts/5m1KUzaAGiQ',
      'https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ?enablejsapi=1',
    ],
    [
      'https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ?start=30&autoplay=1&rel=0',
      'https://www.youtube-nocookie.com/embed/5m1KUzaAGiQ?start=30&rel=0&enablejsapi=1',
    ],
    [
      'https://www.youtube.com/embed/an-id_of_any_length',
      'https://www.youtube-nocookie.com/embed/an-id_of_any_length?enablejsapi=1',
    ],
    [
      'https://www.youtube.com/embed/videoseries?list=PL123',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL123&enablejsapi=1',
    ],
    ['https://player.vimeo.com/video/76979871?autoplay=1', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
    ['https://player.vimeo.com/video/7?dnt=0&h=ab', 'https://player.vimeo.com/video/7?dnt=1&h=ab'],
    ['//fast.wistia.net/embed/iframe/b0767e8ebb', 'https://fast.wistia.net/embed/iframe/b0767e8ebb'],
    ['https://www.dailymotion.com/embed/video/x7u5kbp', 'https://www.dailymotion.com/embed/video/x7u5kbp'],
    ['https://geo.dailymotion.com/player.html?video=x7', 'https://geo.dailymotion.com/player.html?video=x7'],
    ['https://animoto.com/play/QxvB', 'https://animoto.com/play/QxvB'],
    ['https://embed.ted.com/talks/some_talk', 'https://embed.ted.com/talks/some_talk'],
    [
      '//cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2FBW1g_MTE25Q%3Ffeature%3Doembed&url=x',
      'https://www.youtube-nocookie.com/embed/BW1g_MTE25Q?enablejsapi=1',
    ],
  ])('%s is %s', (written, address) => {
    expect(embedFor(written)?.address).toBe(address);
  });

  it.each([
    '',
    'about:blank',
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)//www.youtube.com/embed/5m1KUzaAGiQ',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://www.youtube.com/5m1KUzaAGiQ',
    'https://evil.example/embed/5m1KUzaAGiQ',
    'https://www.youtube.com@evil.example/embed/5m1KUzaAGiQ',
    'https://www.youtube.com.evil.example/embed/5m1KUzaAGiQ',
    'https://www.youtube.com\\@evil.example/embed/5m1KUzaAGiQ',
    'https://www.youtube.com./embed/5m1KUzaAGiQ',
    'https://www.youtube.com:8443/embed/5m1KUzaAGiQ',
    'ftp://www.youtube.com/embed/5m1KUzaAGiQ',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/embed/5m1KUzaAGiQ%22onload',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://vimeo.com/about',
    'https://fast.wistia.net/../../x',
    '/embed/5m1KUzaAGiQ',
    '//cdn.embedly.com/widgets/media.html?src=https://evil.example/embed/x',
    '//cdn.embedly.com/widgets/media.html?src=//cdn.embedly.com/widgets/media.html?src=https://youtu.be/5m1KUzaAGiQ',
  ])('%j is none', (written) => {
    expect(embedFor(written)).toBeUndefined();
  });

  it('is asked to play at once in the words of every provider, and keeps what it had', () => {
    expect(playingAtOnce('https://player.vimeo.com/video/7?dnt=1')).toBe(
      'https://player.vimeo.com/video/7?dnt=1&autoplay=1&autoPlay=true&playsinline=1',
    );
  });
});

describe('a video mode', () => {
  it.each(['none', 'fit', 'fill', null])('%j is one', (mode) => {
    expect(videoMode(mode)).toBe(mode);
  });

  it.each(['cover', '', 'FIT', undefined, 0, ['fit'], {}])('%j is refused', (mode) => {
    expect(() => videoMode(mode)).toThrow(RangeError);
  });
});

describe('the address of a sound or film', () => {
  const base = 'http://site.example/page/';

  it.each([
    ['https://cdn.example/a.mp3', 'https://cdn.example/a.mp3'],
    ['//cdn.example/a.mp3', undefined],
    ['/a.mp3#t=30', 'http://site.example/a.mp3#t=30'],
    ['a.mp3', 'http://site.example/page/a.mp3'],
    ['http://site.example/a.mp3', 'http://site.example/a.mp3'],
    ['http://other.example/a.mp3', undefined],
    ['http://site.example:8080/a.mp3', undefined],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:audio/wav;base64,UklGRg==', undefined],
    ['blob:http://site.example/1', undefined],
    ['file:///etc/passwd', undefined],
    ['https://', undefined],
    ['', undefined],
    ['  ', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %j', (written, address) => {
    expect(mediaAddress(written, base)).toBe(address);
  });
});

describe('a hosted video', () => {
  const template = 'https://video.example/1/{variant}';
  const hosted = readHostedVideo({
    systemDataVariants: '1920:1080,640:360, 1280:720',
    structuredContent: { alexandriaUrl: template, aspectRatio: '1.5' },
  });

  it.each([
    [300, '640:360'],
    [640, '640:360'],
    [641, '1280:720'],
    [1281, '1920:1080'],
    [9000, '1920:1080'],
  ])('that is wanted %i px wide is %s', (wanted, variant) => {
    expect(hosted && fileFor(hosted, wanted)).toBe(`https://video.example/1/${variant}`);
  });

  it('has a stream, a still and its proportions', () => {
    expect(hosted && [streamOf(hosted), stillOf(hosted), hosted.aspectRatio]).toEqual([
      'https://video.example/1/playlist.m3u8',
      'https://video.example/1/thumbnail',
      1.5,
    ]);
  });

  it.each(['', 'wide', '1920x1080', null, 7])(
    'with the variants %j has its stream only',
    (systemDataVariants) => {
      const plain = readHostedVideo({ alexandriaUrl: template, systemDataVariants });
      expect(plain).toEqual({ template, aspectRatio: 16 / 9, variants: [] });
      expect(plain && fileFor(plain, 100)).toBeUndefined();
    },
  );

  it.each([-1, 0, 'x', null, 1e-9, 0.05, 20, 1e9])(
    'with the proportions %j has those of its files, else the usual ones',
    (aspectRatio) => {
      const proportionsOf = (systemDataVariants: string) =>
        readHostedVideo({ alexandriaUrl: template, systemDataVariants, aspectRatio })?.aspectRatio;
      expect(['360:0,360:640', '1:90000', ''].map(proportionsOf)).toEqual([0.5625, 16 / 9, 16 / 9]);
    },
  );

  it.each([null, [], 'text', 7, {}, { alexandriaUrl: 'https://video.example/1' }, { structuredContent: [] }])(
    '%j names none',
    (data) => {
      expect(readHostedVideo(data)).toBeUndefined();
    },
  );
});

describe('the quartiles that playing passes', () => {
  it.each([
    [0, 24, 100, []],
    [24, 25, 100, [25]],
    [25, 26, 100, []],
    [0, 100, 100, [25, 50, 75, 100]],
    [99.9, 100, 100, [100]],
    [80, 10, 100, []],
    [0, 100, Number.NaN, []],
    [0, 100, Number.POSITIVE_INFINITY, []],
    [0, 1, 0, []],
  ])('from %d to %d of %d seconds are %j', (from, to, duration, passed) => {
    expect(quartilesPassed(from, to, duration)).toEqual(passed);
  });
});

describe('the time that an address gives', () => {
  it.each([
    ['#t=90', '', true, 90],
    ['#t=1:30', '', true, 90],
    ['#t=1:00:01.5', 'bell', true, 3601.5],
    ['#t=90', 'bell', false, undefined],
    ['#bell&t=12', 'bell', false, 12],
    ['#bell&t=12', 'other', true, undefined],
    ['#bell', 'bell', true, undefined],
    ['#bell&t=soon', 'bell', false, undefined],
    ['#t=-3', '', true, undefined],
    ['#t=1:2:3:4', '', true, undefined],
    ['#%E0%A4%A&t=3', '', true, undefined],
    ['', '', true, undefined],
  ])('%j for the id %j, first of the page %s: %s', (hash, id, isFirst, time) => {
    expect(startTimeIn(hash, id, isFirst)).toBe(time);
  });
});

describe('playing', () => {
  const refusing = (times: number, name = 'NotAllowedError') => {
    const player = document.createElement('video');
    const play = vi.spyOn(player, 'play').mockResolvedValue();
    for (let count = 0; count < times; count++) play.mockRejectedValueOnce(new DOMException('no', name));
    return { player, play };
  };

  it.each([
    ['allowed', 0, { plays: 1, muted: false, controls: false }],
    ['allowed without sound only', 1, { plays: 2, muted: true, controls: false }],
    ['not allowed at all', 2, { plays: 2, muted: true, controls: true }],
  ])('that is %s', async (_what, refusals, { plays, muted, controls }) => {
    const { player, play } = refusing(refusals);
    await playOrMute(player);
    expect([play.mock.calls.length, player.muted, player.controls]).toEqual([plays, muted, controls]);
  });

  it.each(['AbortError', 'NotSupportedError'])('that ends with %s is not tried again', async (name) => {
    const { player, play } = refusing(1, name);
    await playOrMute(player);
    expect([play.mock.calls.length, player.muted]).toEqual([1, false]);
  });
});
