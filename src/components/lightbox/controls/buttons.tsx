import { t } from '../../../i18n/t';
import type { Runtime } from '../../../runtime/types';
import type { LightboxState } from '../lightbox-state';

interface ButtonsProps {
  readonly runtime: Runtime;
  readonly state: LightboxState;
  readonly captionId: string;
  readonly hasCaption: boolean;
  readonly isCaptionShown: boolean;
  onToggleCaption(): void;
}

/** The lightbox's buttons but the one that closes it. What cannot be done now stays in reach of the keyboard, so that no focus is lost. */
export function Buttons({ runtime, state: viewing, captionId, ...caption }: ButtonsProps) {
  const { hasCaption, isCaptionShown, onToggleCaption } = caption;
  const control = (name: string, label: string, sign: string) => ({
    type: 'button' as const,
    className: 'mortar-lightbox-button',
    'data-control': name,
    'aria-label': t(runtime, label),
    children: sign,
  });
  const step = (by: number) => ({ 'aria-disabled': !viewing.canStep(by), onClick: () => viewing.step(by) });
  return (
    <>
      {viewing.row.count > 1 && (
        <>
          <button {...control('previous', 'Previous', '‹')} {...step(-1)} />
          <button {...control('next', 'Next', '›')} {...step(1)} />
        </>
      )}
      <button
        {...control('caption', 'Toggle caption', 'i')}
        aria-expanded={hasCaption && isCaptionShown}
        aria-controls={captionId}
        aria-disabled={!hasCaption}
        onClick={onToggleCaption}
      />
    </>
  );
}
