import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { FinancePost } from '../contract.ts';
import { offersManual } from '../rules.ts';
import { NOT_POSTED, POST_BY_HAND, POSTING } from '../words.ts';
import { usePostManually } from './post-queries.ts';
import { texts } from './texts.ts';

interface PostAlertProps {
  /** A payment that is being posted, was not, or is posted by a person. */
  post: FinancePost;
  onClose: () => void;
}

/** What becomes of a payment on its way to the finance company. Whoever closes it early loses nothing. */
export function PostAlert({ post, onClose }: PostAlertProps) {
  const { mutateAsync, isPending, data } = usePostManually();
  const shown = data ?? post;
  if (shown.posted === 'pending') return <WaitAlert onClose={onClose} />;
  return (
    <Dialog title={texts.postAlert.alert} width={370} onClose={isPending ? undefined : onClose}>
      <Stack gap="md" role="alert">
        <Text>{shown.posted === 'manual' ? POST_BY_HAND : NOT_POSTED}</Text>
        {shown.posted === 'failed' && shown.message && (
          <Text fz="sm" c="dimmed">
            {shown.message}
          </Text>
        )}
        <DialogFoot>
          {offersManual(shown) && (
            <Button
              variant="default"
              loading={isPending}
              onClick={() => void mutateAsync(post.id).catch(toastProblem)}
            >
              {texts.postAlert.postManually}
            </Button>
          )}
          <Button onClick={onClose} disabled={isPending} data-autofocus>
            {texts.postAlert.ok}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

function WaitAlert({ onClose }: Pick<PostAlertProps, 'onClose'>) {
  return (
    <Dialog title={texts.postAlert.alert} width={370} onClose={onClose}>
      <Group gap="sm" role="status">
        <Loader size="sm" aria-hidden />
        <Text>{POSTING}</Text>
      </Group>
    </Dialog>
  );
}
