import { Alert, Button, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { DuplicatesList } from './duplicates-list.tsx';
import type { Duplicates } from './use-duplicates.ts';

/** The words of the button that saves although somebody like this is here. */
export const SAVE_ANYWAY = texts.duplicates.saveAnyway;

interface DuplicatesNoticeProps {
  duplicates: Duplicates;
  onSave: () => void;
}

/** Says while somebody types that they may be here already; whoever saved before it came is asked. */
export function DuplicatesNotice({ duplicates, onSave }: DuplicatesNoticeProps) {
  const { found, isAsking, stopAsking } = duplicates;
  return (
    <>
      {/* It stands there before it has anything to say, so that it is read out when it has. */}
      <div role="status">
        {found.length > 0 && (
          <Alert
            color="yellow"
            variant="light"
            role="group"
            styles={{ title: { color: 'inherit' } }}
            icon={<IconUsers size={18} aria-hidden />}
            title={texts.duplicates.title}
          >
            <DuplicatesList found={found} />
          </Alert>
        )}
      </div>
      {isAsking && (
        <Dialog title={texts.duplicates.title} onClose={stopAsking}>
          <Stack gap="md">
            <DuplicatesList found={found} />
            <DialogFoot>
              <Button variant="default" onClick={stopAsking} data-autofocus>
                {texts.buttons.cancel}
              </Button>
              <Button
                onClick={() => {
                  stopAsking();
                  onSave();
                }}
              >
                {SAVE_ANYWAY}
              </Button>
            </DialogFoot>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
