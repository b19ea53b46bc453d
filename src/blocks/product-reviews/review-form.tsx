import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../i18n/t';
import { filledReviews, type Review, withoutStars } from './review';
import { ReviewField } from './review-field';
import type { ProductReviewsProps } from './settings';
import { submitReviews } from './submit-reviews';

interface ReviewFormProps extends ProductReviewsProps {
  onSent(): void;
}

/** Rating and text for each product. The input stays until it is sent. */
export function ReviewForm({ element, runtime, settings, prepared: starLabels, onSent }: ReviewFormProps) {
  const products = settings.products ?? [];
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  function read(): Review[] {
    const data = new FormData(form.current ?? undefined);
    return products.map(({ id }, index) => readReview(data, id, index));
  }

  /** Stars for one product are also an answer for those without a text. */
  function recheck(): void {
    const withoutRating = withoutStars(read());
    setMissing(missing.filter((id) => withoutRating.includes(id)));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    const reviews = read();
    const withoutRating = withoutStars(reviews);
    setProblem('');
    setMissing(withoutRating);
    const first = products.findIndex(({ id }) => withoutRating.includes(id));
    if (first < 0) void send(filledReviews(reviews));
    else form.current?.querySelectorAll<HTMLElement>('fieldset')[first]?.querySelector('input')?.focus();
  }

  async function send(reviews: readonly Review[]): Promise<void> {
    setSending(true);
    try {
      await submitReviews(element, reviews);
      onSent();
    } catch (error) {
      runtime.report(error, { kind: 'block', name: 'product-reviews' });
      setProblem(t(runtime, 'Try submitting your review again'));
    }
    setSending(false);
  }

  return (
    <form
      className="mortar-reviews-form"
      ref={form}
      noValidate
      aria-busy={isSending}
      onSubmit={submit}
      onChange={recheck}
    >
      {products.map((product, index) => (
        <ReviewField
          key={product.id}
          runtime={runtime}
          product={product}
          name={`${index}`}
          starLabels={starLabels}
          isMissing={missing.includes(product.id)}
        />
      ))}
      <p className="mortar-reviews-problem" role="alert">
        {problem}
      </p>
      {/* Stays enabled while sending, so that it keeps the focus. */}
      <button className="mortar-reviews-button" aria-disabled={isSending}>
        {t(runtime, 'Submit review')}
      </button>
    </form>
  );
}

function readReview(data: FormData, productId: string, index: number): Review {
  return {
    productId,
    rating: Number(data.get(`stars-${index}`) ?? 0),
    text: String(data.get(`text-${index}`) ?? '').trim(),
  };
}
