// One module, so that the screens of the area make one chunk.
export { EmailPage } from './email-page.tsx';
export { CustomerEmailTab, LeadEmailTab } from './email-tab.tsx';
