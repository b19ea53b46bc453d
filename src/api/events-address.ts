/** Where named events go: to the host that the site names, with or without its scheme, or to the site itself. */
export function eventsAddress(host: string): string {
  const origin = /^https?:\/\//.test(host) ? host.replace(/\/+$/, '') : host && `https://${host}`;
  return `${origin}/api/v1/events`;
}
