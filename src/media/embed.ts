import { PROVIDERS } from './providers';

/** A provider's player, ready to be put into a frame. */
export interface Embed {
  readonly provider: string;
  readonly address: string;
}

/** What published pages put around a provider's address. */
const WRAPPER = 'cdn.embedly.com';

/** The player for the address of a frame as somebody wrote it; `undefined` for all that the allow-list doesn't have. */
export function embedFor(raw: string): Embed | undefined {
  const address = webAddress(raw);
  if (address?.hostname !== WRAPPER) return address && inAllowList(address);
  const wrapped = webAddress(address.searchParams.get('src') ?? '');
  return wrapped && inAllowList(wrapped);
}

/** How the providers are told; each leaves the words of the others alone. */
const AT_ONCE = [
  ['autoplay', '1'],
  ['autoPlay', 'true'],
  ['playsinline', '1'],
] as const;

/** Plays as soon as it has loaded: the visitor has asked for it. */
export function playingAtOnce(address: string): string {
  const url = new URL(address);
  for (const [name, value] of AT_ONCE) url.searchParams.set(name, value);
  return url.href;
}

function inAllowList(address: URL): Embed | undefined {
  const provider = PROVIDERS.find(({ hosts }) => hosts.includes(address.hostname));
  const player = provider?.player(address);
  return provider && player ? { provider: provider.name, address: player } : undefined;
}

/** Frames of published pages leave the scheme out; any other scheme or port is nobody's player. */
function webAddress(raw: string): URL | undefined {
  const base = 'https://nowhere.invalid';
  if (!URL.canParse(raw, base)) return undefined;
  const address = new URL(raw, base);
  return /^https?:$/.test(address.protocol) && !address.port ? address : undefined;
}
