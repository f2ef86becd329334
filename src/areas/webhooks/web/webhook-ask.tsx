import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { Webhook } from '../contract.ts';
import { texts } from './texts.ts';
import { useDeleteWebhook, useRenewSecret } from './webhook-queries.ts';

/** What is about to happen to a webhook. */
export interface WebhookQuestion {
  what: 'renew' | 'delete';
  webhook: Webhook;
}

interface WebhookAskProps {
  question: WebhookQuestion;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Asks before a webhook is deleted, and before its receiver has to learn a new secret. */
export function WebhookAsk({ question: { what, webhook }, onSecret, onClose }: WebhookAskProps) {
  const remove = useDeleteWebhook();
  const renew = useRenewSecret();
  const { host } = new URL(webhook.address);
  if (what === 'renew')
    return (
      <ConfirmDialog
        title={texts.secret.ask}
        confirm={texts.secret.button}
        onConfirm={() => {
          onClose();
          void renew.mutateAsync(webhook.id).then(({ secret }) => onSecret(secret), toastProblem);
        }}
        onCancel={onClose}
      >
        {texts.secret.after(host)}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={texts.delete.ask}
      confirm={texts.delete.button}
      isDangerous
      onConfirm={() => {
        onClose();
        void remove.mutateAsync(webhook).then(() => toastDone(texts.delete.done), toastProblem);
      }}
      onCancel={onClose}
    >
      {texts.delete.after(host)}
    </ConfirmDialog>
  );
}
