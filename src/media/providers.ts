/** A host of videos whose player may come onto a page. */
export interface Provider {
  readonly name: string;
  readonly hosts: readonly string[];
  /** The address of the player that an address of the provider's stands for; `undefined` where it names no video. */
  player(address: URL): string | undefined;
}

/** The allow-list: nothing that is not in it is ever put into a frame. */
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
  asWritten('Vidyard', ['play.vidyard.com'], /^\/\w+/),
];

/** What may be said to YouTube's player. */
const YOUTUBE_WORDS = /^(start|end|list|loop|playlist|rel|controls|cc_load_policy)$/;

/**
 * The host that sets no cookies before the video plays; `enablejsapi` lets the player say that it does. How long an id is
 * YouTube does not promise.
 */
function youTubePlayer({ hostname, pathname, searchParams }: URL): string | undefined {
  const path = hostname === 'youtu.be' ? `/v${pathname}` : pathname;
  const id = /^\/(?:embed|v|shorts|live)\/([^/]+)/.exec(path)?.[1] ?? searchParams.get('v') ?? '';
  const said = [...searchParams].filter(([name, value]) => value && YOUTUBE_WORDS.test(name));
  const query = new URLSearchParams([...said, ['enablejsapi', '1']]);
  return /^[\w-]+$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?${query}` : undefined;
}

/** `dnt` keeps Vimeo from counting; `h` opens videos that are not listed. */
function vimeoPlayer({ pathname, searchParams }: URL): string | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?/.exec(pathname) ?? [];
  const key = inPath ?? searchParams.get('h');
  return (
    id && `https://player.vimeo.com/video/${id}?${new URLSearchParams({ dnt: '1', ...(key && { h: key }) })}`
  );
}

function asWritten(name: string, hosts: readonly string[], path: RegExp): Provider {
  return {
    name,
    hosts,
    player: ({ hostname, pathname, search }) =>
      path.test(pathname) ? `https://${hostname}${pathname}${search}` : undefined,
  };
}
