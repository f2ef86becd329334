// The list and a quote itself need nothing of what entering one takes: the choice of files, the terms of financing.
export { AddQuotePage } from './add-quote-page.tsx';
export { EditQuotePage } from './edit-quote-page.tsx';
