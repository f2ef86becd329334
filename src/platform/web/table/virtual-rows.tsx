import { Suspense } from 'react';
import { lazyPiece } from '../connection/lazy-piece.ts';
import { usePrinting } from '../print/printing.ts';
import { AllRows, type RowsProps } from './all-rows.tsx';
import { Room, USUAL_HEIGHT } from './room.tsx';

/** Fewer rows are all drawn: a page, with what finds text in it, prints it or reads it aloud. */
const FEW = 100;

const NearRows = lazyPiece(async () => ({ default: (await import('./near-rows.tsx')).NearRows }));

/** For lists that may be very long: of many rows only those near the screen are drawn, but all of them on paper. */
export function VirtualRows(props: RowsProps) {
  const isPrinting = usePrinting();
  if (isPrinting || props.count <= FEW) return <AllRows {...props} />;
  return (
    <Suspense fallback={<FirstRows {...props} />}>
      <NearRows {...props} />
    </Suspense>
  );
}

/** As long as the whole list: whoever goes to its end at once stays there. */
function FirstRows({ count, columns, children }: RowsProps) {
  return (
    <>
      <AllRows count={FEW}>{children}</AllRows>
      <Room height={(count - FEW) * USUAL_HEIGHT} columns={columns} />
    </>
  );
}
