import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { DropZone } from '#platform/web/uploads/drop-zone.tsx';
import { PendingFiles } from '#platform/web/uploads/pending-files.tsx';
import {
  addPending,
  changePending,
  type PendingFile,
  usePending,
} from '#platform/web/uploads/upload-store.ts';
import { DEFAULT_TYPE, DESCRIPTION_MAX, NO_TYPE } from '../contract.ts';
import { EXTENSIONS, problemOfName } from '../rules.ts';
import { recordName } from './attachment-queries.ts';
import type { AttachmentsPanelProps } from './record-files.tsx';
import { texts } from './texts.ts';
import { useSendFiles } from './use-send-files.ts';

interface AddFilesProps extends AttachmentsPanelProps {
  /** The types to choose from; absent until they are known. */
  types: string[] | undefined;
  whyNot: string | undefined;
}

/** Files are browsed for or dropped, get their words, and are sent. */
export function AddFiles({ types, whyNot, ...record }: AddFilesProps) {
  const pending = usePending(recordName(record));
  const send = useSendFiles(record);
  const [picked, setPicked] = useState<string>();
  const type = picked ?? types?.find((name) => name === DEFAULT_TYPE) ?? types?.[0];
  const chosen = pending.filter(({ state }) => state === 'chosen').length;
  const why = whyNot ?? (types?.length === 0 ? NO_TYPE : undefined);

  function add(files: readonly File[]): void {
    addPending(
      recordName(record),
      files.map((file) => ({ file, reason: problemOfName(file.name, file.size) })),
    );
  }

  const controls = (
    <>
      {types && types.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={texts.adding.type}
          data={types}
          value={type}
          onChange={(event) => setPicked(event.currentTarget.value)}
        />
      )}
      {chosen > 0 && type && !why && (
        <Button size="xs" leftSection={<IconUpload size={15} aria-hidden />} onClick={() => void send(type)}>
          {texts.adding.upload(chosen)}
        </Button>
      )}
    </>
  );
  return (
    <DropZone extensions={EXTENSIONS} onFiles={add} why={why} isQuiet={chosen > 0} controls={controls}>
      <PendingFiles files={pending} question={(each) => <Description pending={each} />} />
    </DropZone>
  );
}

function Description({ pending: { key, file, description } }: { pending: PendingFile }) {
  return (
    <TextInput
      size="xs"
      maw={420}
      aria-label={texts.adding.descriptionOf(file.name)}
      placeholder={texts.adding.description}
      maxLength={DESCRIPTION_MAX}
      value={description}
      onChange={(event) => changePending(key, { description: event.currentTarget.value })}
    />
  );
}
