/** A video provider whose player may be embedded. */
interface Provider {
  readonly name: string;
  readonly hosts: readonly string[];
  /** The player's address for one of the provider's addresses; `undefined` if it isn't a video. */
  player(address: URL): string | undefined;
}

/** The allow-list: nothing else is ever embedded. */
export const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: [
      'www.youtube.com',
      'youtube.com',
      'm.youtube.com',
      'youtu.be',
      'www.youtube-nocookie.com',
      'youtube-nocookie.com',
    ],
    player: youTubePlayer,
  },
  { name: 'Vimeo', hosts: ['player.vimeo.com', 'vimeo.com', 'www.vimeo.com'], player: vimeoPlayer },
  asWritten('Wistia', ['fast.wistia.net', 'fast.wistia.com'], /^\/embed\/(iframe|medias|playlists)\/\w+/),
  asWritten(
    'Dailymotion',
    ['www.dailymotion.com', 'geo.dailymotion.com'],
    /^\/(embed\/video\/\w+|player(\/\w+)?\.html)/,
  ),
  asWritten('Animoto', ['animoto.com', 'www.animoto.com'], /^\/(play|embed)\/\w+/),
  asWritten('TED', ['embed.ted.com'], /^\/talks\/\w+/),
  asWritten('Loom', ['www.loom.com'], /^\/embed\/\w+/),
  asWritten('Instagram', ['www.instagram.com', 'instagram.com'], /^\/(p|reel|tv)\/[\w-]+\/embed/),
  asWritten('Vidyard', ['play.vidyard.com'], /^\/\w+/),
];

/** Parameters that may be passed to YouTube's player. */
const YOUTUBE_WORDS = /^(start|end|list|loop|playlist|rel|controls|cc_load_policy)$/;

/**
 * The host that sets no cookies before playback; `enablejsapi` makes the player report its state. YouTube doesn't
 * guarantee the length of ids.
 */
function youTubePlayer({ hostname, pathname, searchParams }: URL): string | undefined {
  const path = hostname === 'youtu.be' ? `/v${pathname}` : pathname;
  const id = /^\/(?:embed|v|shorts|live)\/([^/]+)/.exec(path)?.[1] ?? searchParams.get('v') ?? '';
  const allowed = [...searchParams].filter(([name, value]) => value && YOUTUBE_WORDS.test(name));
  const query = new URLSearchParams([...allowed, ['enablejsapi', '1']]);
  return /^[\w-]+$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?${query}` : undefined;
}

/** `dnt` disables Vimeo's tracking; `h` is the key of unlisted videos. */
function vimeoPlayer({ pathname, searchParams }: URL): string | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?/.exec(pathname) ?? [];
  const key = inPath ?? searchParams.get('h');
  const query = new URLSearchParams({ dnt: '1' });
  if (key) query.set('h', key);
  return id && `https://player.vimeo.com/video/${id}?${query}`;
}

function asWritten(name: string, hosts: readonly string[], path: RegExp): Provider {
  return {
    name,
    hosts,
    player: ({ hostname, pathname, search }) =>
      path.test(pathname) ? `https://${hostname}${pathname}${search}` : undefined,
  };
}
