import * as page from '../page';

/**
 * Cancels a script. One that is merely removed still runs when it arrives; one moved to another document never does.
 */
export function cancelScript(script: HTMLScriptElement): void {
  page.implementation().createHTMLDocument('').adoptNode(script);
}
