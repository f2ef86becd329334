import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { TableName } from '#areas/attachments/contract.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import type { StoredFile } from '../files-contract.ts';
import { filesProblem } from '../rules.ts';
import { type FileFilter, storedFilesQuery } from './email-queries.ts';
import { filesWords } from './files-words.ts';
import type { Receiver } from './receiver.ts';
import { RECORD_WORDS, storedFileColumns } from './stored-file-columns.tsx';
import classes from './stored-files-dialog.module.css';
import { texts } from './texts.ts';

const FIRST_PAGE: PageRequest = { page: 1, perPage: PAGE_SIZE };

interface StoredFilesDialogProps {
  receiver: Receiver;
  name: string;
  /** What goes along already: which stored files, and the sizes of all. */
  attachedIds: readonly number[];
  sizes: readonly number[];
  sizeLimit: number | undefined;
  onAttach: (files: readonly StoredFile[]) => void;
  onClose: () => void;
}

/** Several files at once, out of those that are stored at the customer and at what belongs to them. */
export function StoredFilesDialog(props: StoredFilesDialogProps) {
  const { receiver, attachedIds, sizes, sizeLimit, onAttach, onClose } = props;
  const [filter, setFilter] = useState<FileFilter>({ query: '', tableName: undefined });
  const [request, setRequest] = useState(FIRST_PAGE);
  const [chosen, setChosen] = useState<readonly StoredFile[]>([]);
  const { rows, pagination, answer, error, ...list } = usePagedRows(
    storedFilesQuery(receiver, filter, request),
  );
  /** They stay the same while the filter changes. */
  const kinds = useRef<readonly TableName[]>([]);
  if (answer) kinds.current = answer.tableNames;
  const isChosen = (id: number) => chosen.some((file) => file.id === id);
  const columns = storedFileColumns({
    isAttached: (id) => attachedIds.includes(id),
    isChosen,
    onToggle: (file) =>
      setChosen((all) => (isChosen(file.id) ? all.filter(({ id }) => id !== file.id) : [...all, file])),
  });
  const all = [...sizes, ...chosen.map(({ size }) => size)];
  const why =
    chosen.length === 0 ? texts.storedFiles.chooseFirst : filesProblem(all, sizeLimit ?? Number.MAX_VALUE);

  function change(next: Partial<FileFilter>): void {
    setFilter((now) => ({ ...now, ...next }));
    setRequest(FIRST_PAGE);
  }

  return (
    <Dialog title={texts.storedFiles.titleOf(props.name)} width={1000} onClose={onClose}>
      <Stack gap="sm">
        <Group gap="xs">
          <SearchField
            label={texts.storedFiles.search}
            value={filter.query}
            onSearch={(query) => change({ query })}
          />
          <Select<TableName>
            size="xs"
            aria-label={texts.storedFiles.belongsTo}
            placeholder={texts.storedFiles.anyRecord}
            clearable
            data={kinds.current.map((value) => ({ value, label: RECORD_WORDS[value] }))}
            value={filter.tableName ?? null}
            onChange={(tableName) => change({ tableName: tableName ?? undefined })}
          />
        </Group>
        <div className={classes.table}>
          <DataTable
            label={texts.files.stored}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isStale={list.isStale}
            problem={error?.message}
            onRetry={list.retry}
            empty={filter.query || filter.tableName ? texts.storedFiles.noMatch : texts.storedFiles.none}
            onEnd={list.loadMore}
          />
          {pagination && !error && (
            <SevenButtonPager pagination={pagination} perPage={request.perPage} onChange={setRequest} />
          )}
        </div>
        <DialogFoot>
          <Text mr="auto" fz="sm" c={why && chosen.length > 0 ? 'var(--cd-problem)' : 'dimmed'} role="status">
            {why && chosen.length > 0 ? why : filesWords(all, sizeLimit)}
          </Text>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <ExplainedButton why={why} onClick={() => onAttach(chosen)}>
            {texts.storedFiles.attach(chosen.length)}
          </ExplainedButton>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
