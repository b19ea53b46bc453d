import { useState } from 'react';
import { reportHidden } from '../components/check-visible';
import type { PopupDialogProps } from '../components/popup-dialog/open-dialog';
import { memberOf } from '../dom/member';
import { isDarkColor } from '../media/images/is-dark-color';
import { useAttributes } from '../runtime/block/use-attributes';
import { useStyles } from '../runtime/block/use-styles';
import type { ChunkModules } from '../runtime/chunks';
import styles from './form-dialog.css';

interface FormDialogProps
  extends Omit<PopupDialogProps, 'marks'>,
    Pick<ChunkModules['popup-dialog'], 'PopupDialog'> {}

const MARKS = ['mortar-form-dialog'];

/**
 * A published form above the page. Style sheets expect the white ground of a lightbox there, but a section's theme may
 * have made the form's text light.
 */
export function FormDialog({ PopupDialog, ...props }: FormDialogProps) {
  const { element, runtime } = props;
  const [isDark, setDark] = useState(false);
  useStyles(runtime, styles);
  useAttributes(props, (attributes) => attributes.toggleClass(element, 'mortar-form-dialog-dark', isDark));
  const onShown = () => {
    setDark(hasLightText(element));
    props.onShown();
  };
  const onHidden = (how: string) => {
    reportHidden(runtime, 'form-dialog', how);
    props.onHidden(how);
  };
  return <PopupDialog {...props} marks={MARKS} onShown={onShown} onHidden={onHidden} />;
}

function hasLightText(element: HTMLElement): boolean {
  const text = memberOf(element, 'querySelector')('.field-list :is(.title, label)') ?? element;
  const { color } = getComputedStyle(text);
  return color.startsWith('rgb') && !isDarkColor(color);
}
