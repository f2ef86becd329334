import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { LockerItem } from '../fields.ts';
import type { LockerDialog } from '../statuses.ts';
import type { Place } from './locker-queries.ts';
import { MoveDialog } from './move-dialog.tsx';
import { AddFolderDialog, RenameDialog } from './name-dialogs.tsx';
import { texts } from './texts.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const route = getRouteApi('/signed-in/fileLocker');

interface LockerDialogsProps {
  place: Place;
  /** What the list shows; absent until it is loaded. */
  rows: readonly LockerItem[] | undefined;
}

/** The dialog that the address names. */
export function LockerDialogs({ place, rows }: LockerDialogsProps) {
  const { open, item: id, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const close = (isDone?: true) => void navigate({ search, replace: true, ignoreBlocker: isDone === true });
  if (!open) return null;
  if (open === 'add') return <AddFolderDialog place={place} onClose={close} />;
  const found = rows?.find((each) => each.id === id);
  return (
    <ItemDialog
      key={`${open} ${id}`}
      open={open}
      found={found}
      isLoaded={rows !== undefined}
      onClose={close}
    />
  );
}

interface ItemDialogProps {
  open: Exclude<LockerDialog, 'add'>;
  found: LockerItem | undefined;
  isLoaded: boolean;
  onClose: (isDone?: true) => void;
}

/** Keeps what it is about: what is moved leaves the list before its dialog has closed. */
function ItemDialog({ open, found, isLoaded, onClose }: ItemDialogProps) {
  const [held, setHeld] = useState(found);
  if (!held && found) setHeld(found);
  const item = held ?? found;
  if (!item)
    return (
      <WaitDialog
        title={texts.page.title}
        problem={isLoaded ? texts.items.notHere : undefined}
        onClose={() => onClose()}
      />
    );
  if (open === 'rename') return <RenameDialog item={item} onClose={onClose} />;
  if (open === 'move') return <MoveDialog item={item} onClose={onClose} />;
  return <VersionsDialog item={item} onClose={() => onClose()} />;
}
