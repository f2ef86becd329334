// One module, so that the screens of the area make one chunk.
export { AddQuotePage } from './add-quote-page.tsx';
export { EditQuotePage } from './edit-quote-page.tsx';
export { QuoteNotFoundPage } from './quote-not-found-page.tsx';
export { QuotePage } from './quote-page.tsx';
export { QuotesPage } from './quotes-page.tsx';
