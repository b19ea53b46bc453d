import type { BannerSettings } from './settings';

interface CookieBannerProps {
  readonly settings: BannerSettings;
  readonly text: string | DocumentFragment;
  readonly isPreview: boolean;
  onAnswer(isAllowed: boolean): void;
}

/** The cookie question. Its class names are those that owners' style sheets and consent tools know. */
export function CookieBanner({ settings, text, isPreview, onAnswer }: CookieBannerProps) {
  const { cookieBannerPosition: position, cookieBannerTheme: theme, cookieBannerVariant: variant } = settings;
  const shape = `${position} ${theme.toLowerCase()} ${variant.toLowerCase()}`;
  return (
    <section
      className={`gdpr-cookie-banner sqs-cookie-banner-v2 ${shape} full-styling`}
      aria-label="Cookie banner"
      data-variant={variant}
      data-position={position}
      data-theme={theme}
      data-control={controlOf(settings)}
      data-preview={isPreview || undefined}
    >
      <BannerText text={text} />
      <Choices settings={settings} onAnswer={onAnswer} />
    </section>
  );
}

function BannerText({ text }: Pick<CookieBannerProps, 'text'>) {
  const className = 'disclaimer-text sqs-cookie-banner-v2-text';
  if (typeof text === 'string') return <p className={className}>{text}</p>;
  return <div className={className} ref={(element) => element?.replaceChildren(text.cloneNode(true))} />;
}

function Choices({ settings, onAnswer }: Pick<CookieBannerProps, 'settings' | 'onAnswer'>) {
  const isIcon = controlOf(settings) === 'ICON';
  const acceptCookies = () => onAnswer(true);
  const declineCookies = () => onAnswer(false);
  return (
    <div className="button-group sqs-cookie-banner-v2-cta-container">
      <button
        type="button"
        className="accept sqs-cookie-banner-v2-accept sqs-cookie-banner-v2-cta"
        aria-label={isIcon ? settings.cookieBannerCtaText : undefined}
        onClick={acceptCookies}
      >
        <span>{isIcon ? '×' : settings.cookieBannerCtaText}</span>
      </button>
      {settings.cookieBannerAcceptType === 'OPT_IN_AND_OUT' && (
        <button
          type="button"
          className="decline sqs-cookie-banner-v2-deny sqs-cookie-banner-v2-cta"
          onClick={declineCookies}
        >
          <span>{settings.cookieBannerOptOutCtaText}</span>
        </button>
      )}
    </div>
  );
}

/** One icon cannot stand for two answers: both are buttons then. */
function controlOf({ cookieBannerCtaVariant, cookieBannerAcceptType }: BannerSettings) {
  return cookieBannerAcceptType === 'OPT_IN_AND_OUT' && cookieBannerCtaVariant === 'ICON'
    ? 'BUTTON'
    : cookieBannerCtaVariant;
}
