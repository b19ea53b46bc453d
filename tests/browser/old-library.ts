/** MooTools with its layer for version 1.2: the second parameter is an array of arguments. */
export const MOOTOOLS_BIND = `delete Function.prototype.bind;
  Function.prototype.bind = function (self, given) {
    const method = this;
    const isList = given !== null && typeof given === 'object' && typeof given.length === 'number';
    const list = given == null ? null : isList ? [...given] : [given];
    return function () { return method.apply(self, list || arguments); };
  };`;

/** What Prototype, MooTools and Zone.js do to the built-in objects; runs before the page's scripts. */
export const OLD_LIBRARY = `{
  const additions = { each(run) { this.forEach(run); }, first() { return this[0]; }, toJSON() { return 'list'; }, $family: 'array' };
  Object.assign(Array.prototype, additions); // enumerable
  Object.assign(String.prototype, { blank() { return !this.trim(); }, toJSON() { return 'text'; } });
  Object.assign(Element.prototype, { show() {}, hide() {}, update() {}, select() {}, remove() { this.parentNode.removeChild(this); return this; } });
  Array.from = (list) => [].slice.call(list);
  delete Array.prototype.entries;
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; }; // Prototype 1.6
  ${MOOTOOLS_BIND}
  window.Document = function () {};
  window.Promise = class extends Promise {}; // async functions go on with the browser's own
  window.$ = (id) => document.getElementById(id);
}`;
