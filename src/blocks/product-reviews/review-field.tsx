import { useId } from 'react';
import { navigableAddress } from '../../data/links/navigable';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import type { ReviewedProduct } from './settings';

interface ReviewFieldProps {
  readonly runtime: Runtime;
  readonly product: ReviewedProduct;
  /** Unique per product, to group its radio buttons. */
  readonly name: string;
  readonly starLabels: readonly string[];
  /** Whether its rating is required and missing. */
  readonly isMissing: boolean;
}

export function ReviewField({ runtime, product, name, starLabels, isMissing }: ReviewFieldProps) {
  const problemId = useId();
  return (
    <fieldset className="mortar-reviews-product">
      <legend className="mortar-reviews-title">{product.title}</legend>
      <div
        className="mortar-reviews-stars"
        role="radiogroup"
        aria-label={t(runtime, 'Star rating')}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? problemId : undefined}
      >
        <div className="mortar-reviews-choices">
          {starLabels.map((label, index) => (
            <Star key={label} name={`stars-${name}`} value={index + 1} label={label} />
          ))}
        </div>
        <p className="mortar-reviews-problem" id={problemId}>
          {isMissing && t(runtime, 'Please select a star rating')}
        </p>
      </div>
      <label className="mortar-reviews-label">
        <span className="mortar-reviews-label-text">{t(runtime, 'Your review')}</span>
        <textarea className="mortar-reviews-text" name={`text-${name}`} rows={4} />
      </label>
      <Picture address={product.imageUrl} />
    </fieldset>
  );
}

interface StarProps {
  readonly name: string;
  readonly value: number;
  readonly label: string;
}

/** The style sheet fills the stars up to the chosen one. */
function Star({ name, value, label }: StarProps) {
  return (
    <label className="mortar-reviews-choice">
      <input className="mortar-reviews-star" type="radio" name={name} value={value} />
      <span className="mortar-reviews-sign" aria-hidden="true">
        ★
      </span>
      <span className="mortar-visually-hidden">{label}</span>
    </label>
  );
}

/** No alt text: it is next to its title. */
function Picture({ address }: { readonly address: string }) {
  const src = navigableAddress(address, location.href);
  return src && <img className="mortar-reviews-picture" src={src} alt="" width={96} height={96} />;
}
