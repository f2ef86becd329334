import { Suspense } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';

const PostDialog = lazyPiece(async () => ({ default: (await import('./screens.ts')).PostDialog }));

interface PostFilesProps {
  ids: readonly number[];
  onClose: () => void;
  onPosted: () => void;
}

/** For the list of commission files. */
export function PostFiles(props: PostFilesProps) {
  return (
    <Suspense>
      <PostDialog {...props} />
    </Suspense>
  );
}
