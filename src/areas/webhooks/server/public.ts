import { serveWebhook } from './send-messages.ts';

export { webhookRoutes } from './routes.ts';
export { newWebhookSecret, webhookSecretPlace } from './secret.ts';
export { orderMessages } from './send-messages.ts';

export const webhookJobs = [serveWebhook];
