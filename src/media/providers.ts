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
  {
    name: 'Wistia',
    hosts: ['fast.wistia.net', 'fast.wistia.com'],
    player: asWritten(/^\/embed\/(iframe|medias|playlists)\/\w+/),
  },
  {
    name: 'Dailymotion',
    hosts: ['www.dailymotion.com', 'geo.dailymotion.com'],
    player: asWritten(/^\/(embed\/video\/\w+|player(\/\w+)?\.html)/),
  },
  { name: 'Animoto', hosts: ['animoto.com', 'www.animoto.com'], player: asWritten(/^\/(play|embed)\/\w+/) },
  { name: 'TED', hosts: ['embed.ted.com'], player: asWritten(/^\/talks\/\w+/) },
  { name: 'Loom', hosts: ['www.loom.com'], player: asWritten(/^\/embed\/\w+/) },
  { name: 'Vidyard', hosts: ['play.vidyard.com'], player: asWritten(/^\/\w+/) },
];

/** The host that sets no cookies before the video plays; `enablejsapi` lets the player say that it does. */
function youTubePlayer({ hostname, pathname, searchParams }: URL): string | undefined {
  const path = hostname === 'youtu.be' ? `/v${pathname}` : pathname;
  const named = /^\/(?:embed|v|shorts|live)\/([^/]+)/.exec(path)?.[1] ?? searchParams.get('v') ?? '';
  const kept = [
    'enablejsapi',
    'start',
    'end',
    'list',
    'loop',
    'playlist',
    'rel',
    'controls',
    'cc_load_policy',
  ];
  const query = new URLSearchParams(searchParams);
  query.set('enablejsapi', '1');
  return /^[\w-]{11}$/.test(named)
    ? withQuery(`https://www.youtube-nocookie.com/embed/${named}`, query, kept)
    : undefined;
}

/** `dnt` keeps Vimeo from counting; `h` opens videos that are not listed. */
function vimeoPlayer({ pathname, searchParams }: URL): string | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?/.exec(pathname) ?? [];
  const query = new URLSearchParams({ dnt: '1', h: inPath ?? searchParams.get('h') ?? '' });
  return id && withQuery(`https://player.vimeo.com/video/${id}`, query, ['dnt', 'h']);
}

function asWritten(path: RegExp): Provider['player'] {
  return ({ hostname, pathname, search }) =>
    path.test(pathname) ? `https://${hostname}${pathname}${search}` : undefined;
}

function withQuery(address: string, query: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams([...query].filter(([name, value]) => value && names.includes(name)));
  return `${address}?${kept}`.replace(/\?$/, '');
}
