import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5';

type ParsedParent = DefaultTreeAdapterTypes.ParentNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** The position of an element's opening tag and its attributes in the page's text. */
export type TagLocation = Token.LocationWithAttributes;

/** Elements inserted by the parser have none. */
export type TagLocations = WeakMap<Element, TagLocation>;

/** Browsers remove it; a space in its place keeps all positions correct. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Fills the document as a browser's parser would, and records the position of each tag. The contents of `<template>`
 * are left out, since selectors don't find them in a browser.
 */
export function buildDocument(html: string): TagLocations {
  const locations: TagLocations = new WeakMap();
  document.replaceChildren();
  const unfinished: [ParsedParent, ParentNode][] = [
    [parse(html.replace(BYTE_ORDER_MARK, ' '), { sourceCodeLocationInfo: true }), document],
  ];
  for (const [parsed, parent] of unfinished) {
    for (const node of parsed.childNodes) {
      if ('value' in node) parent.append(node.value);
      if (!('tagName' in node)) continue;
      const element = createElement(node);
      parent.append(element);
      const location = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation;
      if (location) locations.set(element, location);
      unfinished.push([node, element]);
    }
  }
  return locations;
}

function createElement({ namespaceURI, tagName, attrs }: ParsedElement): Element {
  const element = document.createElementNS(namespaceURI, tagName);
  for (const { name, value } of attrs) if (isName(name)) element.setAttribute(name, value);
  return element;
}

/** The parser accepts any characters; `setAttribute()` doesn't. */
function isName(name: string): boolean {
  return /^[a-z_:][\w:.-]*$/i.test(name);
}
