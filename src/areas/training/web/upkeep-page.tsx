import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TagsTable } from './tags-table.tsx';
import { texts } from './texts.ts';
import { UpkeepTable } from './upkeep-table.tsx';
import { VideoDialog } from './video-dialog.tsx';

const route = getRouteApi('/signed-in/admin/training');

/** Where administrators look after the videos and their tags. */
export function UpkeepPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const close = (isDone?: true) =>
    void navigate({
      to: '.',
      search: { ...search, video: undefined, tag: undefined },
      replace: true,
      ignoreBlocker: isDone === true,
    });
  const add = (
    <LinkButton
      to="/admin/training"
      search={{ ...search, video: 'add' }}
      leftSection={<IconPlus size={15} aria-hidden />}
    >
      {texts.form.add}
    </LinkButton>
  );
  return (
    <>
      <RecordHead
        hasViews
        title={texts.upkeep.title}
        up={<WayUp to="/admin">{texts.upkeep.admin}</WayUp>}
        facts={[texts.upkeep.hint]}
        actions={
          <>
            <LinkButton to="/training/{-$id}" params={{ id: undefined }} variant="default">
              {texts.upkeep.openTraining}
            </LinkButton>
            {add}
          </>
        }
      />
      <UpkeepTable search={search} add={add} />
      <TagsTable search={search} />
      {search.video !== undefined && <VideoDialog key={search.video} video={search.video} onClose={close} />}
      {search.tag !== undefined && <TagDialog key={search.tag} id={search.tag} onClose={close} />}
    </>
  );
}
