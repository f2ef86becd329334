import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { customerNameQuery } from './attachment-queries.ts';
import { AttachmentsPanel } from './attachments-panel.tsx';
import { type OpenFiles, readFilesParam } from './files-address.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

/** The files of the record that the address bar names, over whatever page is open. */
export function AttachmentsDialog() {
  const text = useLocation({ select: ({ search }) => (search as { files?: string }).files });
  const files = readFilesParam(text);
  return files && <FilesDialog key={text} files={files} />;
}

function FilesDialog({ files }: { files: OpenFiles }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { customerId } = files;
  const { data: name } = useQuery({ ...customerNameQuery(customerId), enabled: customerId > 0 });

  function close(): void {
    const search = (all: object) => ({ ...all, files: undefined });
    void navigate({ to: '.', search, replace: true, resetScroll: false });
    // What the page says about its files, such as how many there are, may have changed.
    void queryClient.invalidateQueries();
  }

  return (
    <Dialog title={titleOf(files, name)} width={760} onClose={close}>
      <AttachmentsPanel {...files} />
    </Dialog>
  );
}

function titleOf({ tableName, recordId }: OpenFiles, name: string | undefined): string {
  const { dialog } = texts;
  if (tableName !== 'task') return name ? dialog.of(name) : frameTexts.tab;
  return name ? dialog.ofTaskAndName(recordId, name) : dialog.ofTask(recordId);
}
