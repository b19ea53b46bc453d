/** The value of `hidden` that keeps a text searchable; older browsers only support plain hiding. */
export const UNTIL_FOUND = 'onbeforematch' in HTMLElement.prototype ? 'until-found' : '';
