import { Button, Group, Text } from '@mantine/core';
import { EXTENSIONS, problemOfName } from '#areas/attachments/rules.ts';
import { useUnsavedChanges } from '#platform/web/session/unsaved-changes.ts';
import { DropZone } from '#platform/web/uploads/drop-zone.tsx';
import { PendingFiles } from '#platform/web/uploads/pending-files.tsx';
import { addPending, type PendingFile, pendingOf, usePending } from '#platform/web/uploads/upload-store.ts';
import type { Place } from './locker-queries.ts';
import { texts } from './texts.ts';
import { placeName, useSendFiles } from './use-send-files.ts';

/** Files are browsed for or dropped and leave at once; one whose name is there waits for an answer. */
export function AddFiles(place: Place) {
  const name = placeName(place);
  const pending = usePending(name);
  const send = useSendFiles(place);
  useUnsavedChanges(() => pendingOf(name).some(({ state }) => state !== 'refused'));

  function add(files: readonly File[]): void {
    const added = addPending(
      name,
      files.map((file) => ({ file, reason: problemOfName(file.name, file.size) })),
    );
    void send(
      added.filter(({ state }) => state === 'chosen'),
      false,
    );
  }

  return (
    <DropZone extensions={EXTENSIONS} onFiles={add}>
      <PendingFiles
        files={pending}
        question={(each) => <SameName pending={each} onVersion={() => void send([each], true)} />}
      />
    </DropZone>
  );
}

function SameName({ pending: { file }, onVersion }: { pending: PendingFile; onVersion: () => void }) {
  return (
    <Group gap="xs">
      <Text fz="sm">{texts.upload.sameName}</Text>
      <Button size="compact-sm" onClick={onVersion} aria-label={texts.upload.fileAsNewVersion(file.name)}>
        {texts.upload.asNewVersion}
      </Button>
    </Group>
  );
}
