import { Group, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { videoQuery } from './training-queries.ts';
import type { OnClose } from './upkeep-search.ts';
import { VideoForm } from './video-form.tsx';

export function VideoDialog({ video, onClose }: { video: number | 'add'; onClose: OnClose }) {
  return video === 'add' ? <VideoForm onClose={onClose} /> : <StoredVideo id={video} onClose={onClose} />;
}

function StoredVideo({ id, onClose }: { id: number; onClose: OnClose }) {
  const { data, error } = useQuery(videoQuery(id));
  if (data) return <VideoForm video={data} onClose={onClose} />;
  return (
    <Dialog title="Edit video" onClose={() => onClose()}>
      {error ? (
        <ProblemAlert>{error.message}</ProblemAlert>
      ) : (
        <Group justify="center">
          <Loader size="sm" aria-label="Loading" />
        </Group>
      )}
    </Dialog>
  );
}
