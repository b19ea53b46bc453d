export const find = (selector) => document.querySelector(selector);

export function element(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}
