/** Of a row on a wide screen; each is measured once it is drawn. */
export const USUAL_HEIGHT = 34;

/** Stands for rows that are not drawn. */
export function Room({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ border: 0 }}>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}
