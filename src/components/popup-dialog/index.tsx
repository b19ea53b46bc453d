import { useLayoutEffect, useState } from 'react';
import { t } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useStyles } from '../../runtime/block/use-styles';
import { howHidden } from '../check-visible';
import { shownWithin } from '../shown-within';
import { unhide } from '../unhide';
import { darkSurroundings } from './dark-surroundings';
import { OpenDialog, type PopupDialogProps } from './open-dialog';
import styles from './popup-dialog.css';

/** The parts of a published popup, which its style sheets hide until the platform's script shows them. */
const PUBLISHED = '.mortar-popup :is(.sqs-slide-wrapper, .sqs-slide-container, .sqs-popup-overlay)';

const STYLES = shownWithin('.mortar-popup-close', 'block') + shownWithin(PUBLISHED, 'block') + styles;

/** Makes the author's element a modal dialog above the page, without moving it. */
export function PopupDialog(props: PopupDialogProps) {
  const { element, runtime, marks, onHidden } = props;
  const [label] = useState(() => labelOf(props));
  const [dark] = useState(() => darkSurroundings(element));
  const [isSeen, setSeen] = useState(false);
  useStyles(runtime, STYLES);
  useAttributes(props, (attributes) => {
    for (const mark of ['mortar-popup', ...marks]) attributes.toggleClass(element, mark, true);
    unhide(attributes, element);
    attributes.set(element, 'role', 'dialog');
    attributes.set(element, 'aria-modal', 'true');
    attributes.set(element, 'tabindex', '-1');
    if (label) attributes.set(element, 'aria-label', label);
    attributes.style(element, '--mortar-popup-background', dark?.background ?? '');
    attributes.style(element, '--mortar-popup-color', dark?.color ?? '');
    for (const [property, value] of SHOWN) attributes.style(element, property, value);
    attributes.style(element, 'animation', isSeen ? '' : 'none'); // starts from invisible: after the check
    attributes.set(element, 'popover', 'manual'); // above everything, whatever contains the element
  });
  useLayoutEffect(() => {
    if (isSeen) return;
    element.showPopover?.();
    const how = howHidden(element);
    if (how) onHidden(how);
    else setSeen(true);
  }, [isSeen, element, onHidden]);
  return isSeen && <OpenDialog {...props} />;
}

/** Overrides the other styles with which authors hide the element. */
const SHOWN = [
  ['display', 'block'],
  ['visibility', 'visible'],
  ['opacity', '1'],
  ['transform', 'none'],
] as const;

/** Empty if the author has named it. */
function labelOf({ element, runtime, label }: PopupDialogProps): string {
  if (element.matches('[aria-label], [aria-labelledby]')) return '';
  return label || element.querySelector('h1, h2, h3, h4')?.textContent.trim() || t(runtime, 'Popup');
}
