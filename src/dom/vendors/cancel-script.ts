/** Takes a script away. One that is only removed still runs when it comes; one of another document never does. */
export function cancelScript(script: HTMLScriptElement): void {
  new Document().adoptNode(script);
}
