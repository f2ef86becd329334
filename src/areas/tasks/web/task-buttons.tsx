import { Button } from '@mantine/core';
import { useSession } from '#areas/session/web/public.ts';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { Tip } from '#platform/web/ui/tip.tsx';
import type { Task } from '../contract.ts';
import { type TaskStep, whyLocked, whyNotReopened } from '../rules.ts';
import { texts } from './texts.ts';
import type { TaskForm } from './use-task-form.ts';

interface TaskButtonsProps {
  editor: TaskForm;
  /** Absent when one is added. */
  task: Task | undefined;
  onCancel: () => void;
}

/** Save & Close while the task is open, Reopen when it is closed, Hide when there is something to hide. */
export function TaskButtons({ editor, task, onCancel }: TaskButtonsProps) {
  const { permissions, user } = useSession();
  const { take, pressed } = editor;
  const { sending } = editor.submit;
  const why = whyLocked(permissions, task ?? { open: 1 });
  const step = (name: TaskStep) => ({
    loading: sending && pressed === name,
    disabled: sending && pressed !== name,
    ...(name !== 'save' && { onClick: () => take(name) }),
  });
  return (
    <DialogFoot>
      {task?.active === 1 && (
        <ExplainedButton variant="default" why={why} mr="auto" {...step('hide')}>
          {texts.form.hide}
        </ExplainedButton>
      )}
      <Button variant="default" onClick={onCancel} disabled={sending}>
        {texts.cancel}
      </Button>
      {task?.open === 0 ? (
        <ExplainedButton
          variant="default"
          why={whyNotReopened(permissions, user.id, task)}
          {...step('reopen')}
        >
          {texts.form.reopen}
        </ExplainedButton>
      ) : (
        <Tip label={texts.form.whatSaveAndCloseDoes} disabled={why !== undefined} byTap>
          <ExplainedButton variant="default" why={why} {...step('close')}>
            {texts.saveAndClose}
          </ExplainedButton>
        </Tip>
      )}
      <ExplainedButton type="submit" why={task && why} {...step('save')}>
        {texts.save}
      </ExplainedButton>
    </DialogFoot>
  );
}
