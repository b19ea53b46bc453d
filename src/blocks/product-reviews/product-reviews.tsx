import { useId, useState } from 'react';
import { t } from '../../i18n/t';
import { ReviewForm } from './review-form';
import type { ProductReviewsProps } from './settings';

/** Asks for ratings and texts about purchased products, or says why there is nothing to review. */
export function ProductReviews(props: ProductReviewsProps) {
  const [isSent, setSent] = useState(false);
  const id = useId();
  const { runtime } = props;
  const reason = whyNothingIsAsked(props);
  return (
    <section className="mortar-ui mortar-reviews" data-mortar-drawn="" aria-labelledby={id}>
      <h2 className="mortar-reviews-heading" id={id}>
        {t(runtime, 'Rate your purchase')}
      </h2>
      {reason && <p className="mortar-reviews-message">{t(runtime, reason)}</p>}
      {isSent && (
        <p className="mortar-reviews-message" tabIndex={-1} ref={(thanks) => thanks?.focus()}>
          {t(runtime, 'Thank you for your review')}
        </p>
      )}
      {!reason && !isSent && <ReviewForm {...props} onSent={() => setSent(true)} />}
    </section>
  );
}

/** Messages from the specification, section 8. */
function whyNothingIsAsked({ settings: { state, products } }: ProductReviewsProps): string {
  if (state === 'reviewed') return 'You have already reviewed this purchase';
  if (state === 'expired') return 'Your review request has expired';
  return products?.length ? '' : 'There are no products to review';
}
