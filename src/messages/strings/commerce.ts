/** Cart, checkout, product states and reviews. */
export const COMMERCE = {
  cannotCheckOut:
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  shoppingCart: 'Shopping Cart',
  checkout: 'Checkout',
  continueShopping: 'Continue Shopping',
  minimumSubtotal: 'To check out, order subtotal must be {subtotal} or more',
  manyItems: '100+',
  manyItemsSpoken: 'More than 100 items in cart',
  quantityNotUpdated: 'Unable to update quantity',
  itemNotAdded: 'Unable to add item',
  itemNotRemoved: 'Unable to remove item',
  available: 'Available',
  scheduled: 'Scheduled',
  hidden: 'Hidden',
  unsupported: 'Unsupported',
  subscription:
    'Renews every {unit, select, week {{count, plural, one {week} other {# weeks}}} month {{count, plural, one {month} other {# months}}} other {{count, plural, one {year} other {# years}}}}{payments, plural, =0 {} one { for # payment} other { for # payments}}',
  installments:
    '{payments, plural, one {# interest-free payment} other {# interest-free payments}}. Orders between {min} and {max}.',
  ratePurchase: 'Rate your purchase',
  starRatingMissing: 'Please select a star rating',
  alreadyReviewed: 'You have already reviewed this purchase',
  reviewRequestExpired: 'Your review request has expired',
  nothingToReview: 'There are no products to review',
  reviewNotSent: 'Try submitting your review again',
} as const;
