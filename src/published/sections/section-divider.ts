import { asRecord, ownProperty, readFlag, readNumber, readText } from '../../data/fields';
import { parseJson } from '../../data/json';
import type { ServerAttributes } from '../../dom/attributes';
import { createResizeObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import type { Scope } from '../common/scope';
import { type DividerShape, dividerClip, dividerEdge, isStraight } from './divider-shape';

interface Length {
  readonly value: number;
  readonly unit: string;
}

/** A divider as described in the section's context. */
interface Divider extends Pick<DividerShape, 'type' | 'isFlipX' | 'isFlipY'> {
  readonly width: Length;
  readonly height: Length;
  readonly offset: Length;
}

/**
 * Draws a section's lower edge. The server clips the section with a path that stays empty until a script draws it, so
 * the background is missing; the next section extends up behind the edge.
 */
export function mountDivider(border: HTMLElement, { attributes, disposables }: Scope): void {
  const section = border.closest<HTMLElement>('.page-section');
  const clip = section?.querySelector('.section-divider-clip');
  if (!section || !clip) return;
  const divider = readDivider(section);
  if (!divider) {
    attributes.style(border, 'clip-path', 'none'); // better a straight edge than no background
    return;
  }
  const stroke = section.querySelector('.section-divider-stroke');
  overlapNext(section, divider, attributes);
  const observer = createResizeObserver(() => {
    const edge = dividerEdge(shapeIn(divider, border));
    attributes.set(clip, 'd', dividerClip(edge));
    if (stroke) attributes.set(stroke, 'd', edge);
  });
  observer.observe(border);
  disposables.add(() => observer.disconnect());
}

/** A straight edge needs no space, whatever height the section's data names. */
const FLAT: Length = { value: 0, unit: 'px' };

function readDivider(section: HTMLElement): Divider | undefined {
  const context = asRecord(parseJson(section.getAttribute('data-current-context')));
  const fields = asRecord(ownProperty(context, 'divider'));
  const length = (name: string, fallback: number): Length => {
    const raw = asRecord(ownProperty(fields, name));
    return {
      value: readNumber(ownProperty(raw, 'value')) ?? fallback,
      unit: readText('px')(ownProperty(raw, 'unit')),
    };
  };
  if (!readFlag(ownProperty(fields, 'enabled'))) return undefined;
  const type = readText('')(ownProperty(fields, 'type'));
  return {
    type,
    isFlipX: readFlag(ownProperty(fields, 'isFlipX')),
    isFlipY: readFlag(ownProperty(fields, 'isFlipY')),
    width: length('width', 0),
    height: isStraight(type) ? FLAT : length('height', 0),
    offset: length('offset', 0),
  };
}

/** Earlier sections are above later ones, so that the edge covers what extends up behind it. */
function overlapNext(section: HTMLElement, { height }: Divider, attributes: ServerAttributes): void {
  const sections = [...page.all('.page-section')];
  const index = sections.indexOf(section);
  const next = sections[index + 1];
  const depth = `${height.value}${height.unit}`;
  const serverStyle = section.querySelector('style[data-section-divider-style]');
  if (serverStyle) attributes.set(serverStyle, 'media', 'not all'); // it reserves the height of any kind
  attributes.style(section, '--divider-height', depth);
  attributes.style(section, '--z-index', `${sections.length - index}`);
  if (next) attributes.style(next, '--previous-section-divider-offset', depth);
}

function shapeIn({ type, isFlipX, isFlipY, ...lengths }: Divider, border: HTMLElement): DividerShape {
  const { width, height } = border.getBoundingClientRect();
  return {
    ...{ type, isFlipX, isFlipY },
    width: Math.max(pixels(lengths.width), 8) / (width || 1),
    height: Math.min(pixels(lengths.height) / (height || 1), 1),
    offset: pixels(lengths.offset) / (width || 1),
  };
}

function pixels({ value, unit }: Length): number {
  if (unit === 'vw') return (value * innerWidth) / 100;
  return unit === 'vh' ? (value * innerHeight) / 100 : value;
}
