import { PROVIDERS } from './providers';

/** An embeddable provider player. */
export interface Embed {
  readonly provider: string;
  readonly address: string;
}

/** The proxy that published pages use for players. */
const WRAPPER = 'cdn.embedly.com';

/** The player for a frame's address; `undefined` unless a provider on the allow-list has it. */
export function embedFor(raw: string): Embed | undefined {
  const address = playerUrl(raw);
  if (address?.hostname !== WRAPPER) return address && inAllowList(address);
  const wrapped = playerUrl(address.searchParams.get('src') ?? '');
  return wrapped && inAllowList(wrapped);
}

/** Autoplay parameters of the providers; each ignores those of the others. */
const AT_ONCE = [
  ['autoplay', '1'],
  ['autoPlay', 'true'],
  ['playsinline', '1'],
] as const;

/** Autoplays, because the visitor clicked to play. */
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

/** Frames on published pages omit the scheme; players use no other schemes or ports. */
function playerUrl(raw: string): URL | undefined {
  const base = 'https://nowhere.invalid';
  if (!URL.canParse(raw, base)) return undefined;
  const address = new URL(raw, base);
  return /^https?:$/.test(address.protocol) && !address.port ? address : undefined;
}
