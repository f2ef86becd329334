// One module, so that the screens that show quotes make one chunk.
export { QuoteNotFoundPage } from './quote-not-found-page.tsx';
export { QuotePage } from './quote-page.tsx';
export { QuotesPage } from './quotes-page.tsx';
