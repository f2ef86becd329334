import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { type ListView, listPath, viewSearch } from '#platform/shared/list-views.ts';
import { texts } from '../texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { RetryProblem } from '../ui/retry-problem.tsx';
import { toastProblem, toastUndo } from '../ui/toasts.ts';
import { ViewNameForm } from './view-name-form.tsx';
import { useDeleteView, useSaveView, viewsQuery } from './view-queries.ts';
import classes from './views-panel.module.css';

/** The saved views of the list that is open; the address is what is saved, and what a view opens. */
export function ViewsPanel({ onClose }: { onClose: () => void }) {
  const { pathname, searchStr } = useLocation();
  const list = listPath(pathname);
  const now = viewSearch(searchStr);
  const views = useQuery(viewsQuery(list));
  const [renamed, setRenamed] = useState<number>();
  const save = useSaveView();
  const { data, error } = views;
  if (error && !data) return <RetryProblem query={views} />;
  if (!data) return <Loader size="sm" />;
  return (
    <Stack gap="xs">
      {data.results.length === 0 ? (
        <Text fz="sm" c="dimmed">
          {texts.views.none}
        </Text>
      ) : (
        <ul className={classes.views}>
          {data.results.map((view) => (
            <li key={view.id}>
              {view.id === renamed ? (
                <ViewNameForm
                  label={texts.views.newName}
                  button={texts.views.rename}
                  name={view.name}
                  onSave={async (name) => {
                    await save.mutateAsync({ ...view, name });
                    setRenamed(undefined);
                  }}
                />
              ) : (
                <ViewRow
                  view={view}
                  isCurrent={view.search === now}
                  onOpened={onClose}
                  onRename={() => setRenamed(view.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ViewNameForm
        label={texts.views.nameOfNew}
        button={texts.buttons.save}
        name=""
        onSave={(name) => save.mutateAsync({ id: 0, list, name, search: now, version: undefined })}
      />
    </Stack>
  );
}

interface ViewRowProps {
  view: ListView;
  isCurrent: boolean;
  onOpened: () => void;
  onRename: () => void;
}

function ViewRow({ view, isCurrent, onOpened, onRename }: ViewRowProps) {
  const router = useRouter();
  const remove = useDeleteView();
  const save = useSaveView();
  const { list, name, search } = view;
  const address = search ? `${list}?${search}` : list;

  function open(event: MouseEvent): void {
    // Another tab or window is the browser's to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(address);
    onOpened();
  }

  const onDelete = () =>
    void remove
      .mutateAsync(view)
      .then(
        () =>
          toastUndo(texts.views.deleted(name), () =>
            save.mutateAsync({ id: 0, list, name, search, version: undefined }),
          ),
        toastProblem,
      );
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        component="a"
        href={address}
        onClick={open}
        variant={isCurrent ? 'light' : 'subtle'}
        size="compact-md"
        justify="flex-start"
        flex={1}
        miw={0}
        aria-current={isCurrent || undefined}
      >
        {name}
      </Button>
      <IconButton label={texts.views.renameView(name)} onClick={onRename}>
        <IconPencil size={15} aria-hidden />
      </IconButton>
      <IconButton label={texts.views.deleteView(name)} onClick={onDelete}>
        <IconTrash size={15} aria-hidden />
      </IconButton>
    </Group>
  );
}
