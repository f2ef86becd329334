/** What the alerts after a payment say, in the words of the specification. */
export const POSTING = 'Please wait while we post your payment.';
export const NOT_POSTED = 'Payment request did not post to the Premium Finance Company.';
export const POST_BY_HAND =
  'Make sure to Contact your Premium Finance Company to post this payment manually.';
