// One module, so that the screens of the area make one chunk.
export { WebhooksPage } from './webhooks-page.tsx';
