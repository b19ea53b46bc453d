import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5';

type ParsedParent = DefaultTreeAdapterTypes.ParentNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** The position of an element's opening tag and its attributes in the page's text. */
export type TagLocation = Token.LocationWithAttributes;

/** Elements inserted by the parser have none. */
type TagLocations = WeakMap<Element, TagLocation>;

/** Browsers remove it; a space in its place keeps all positions correct. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Browsers nest no deeper: what is inside the deepest element follows it. */
const DEEPEST = 512;

/** A node that is not in the document yet, and where it belongs. */
interface Unbuilt {
  readonly node: DefaultTreeAdapterTypes.ChildNode;
  readonly parent: ParentNode;
  readonly depth: number;
}

/**
 * Fills the document as a browser's parser would, and records the position of each tag. The contents of `<template>`
 * are left out, since selectors don't find them in a browser.
 */
export function buildDocument(html: string): TagLocations {
  const locations: TagLocations = new WeakMap();
  const parsed = parse(html.replace(BYTE_ORDER_MARK, ' '), { sourceCodeLocationInfo: true });
  document.replaceChildren();
  const unbuilt = childrenOf(parsed, document, 1);
  for (let next = unbuilt.pop(); next; next = unbuilt.pop()) unbuilt.push(...build(next, locations));
  return locations;
}

/** Adds a node to the document; returns its children. */
function build({ node, parent, depth }: Unbuilt, locations: TagLocations): Unbuilt[] {
  if ('value' in node) parent.append(node.value);
  if (!('tagName' in node)) return [];
  const element = createElement(node);
  parent.append(element);
  const location = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation;
  if (location) locations.set(element, location);
  return depth < DEEPEST ? childrenOf(node, element, depth + 1) : childrenOf(node, parent, depth);
}

/** The last one first, so that the first one is built next. */
function childrenOf(parsed: ParsedParent, parent: ParentNode, depth: number): Unbuilt[] {
  return parsed.childNodes.map((node) => ({ node, parent, depth })).reverse();
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
