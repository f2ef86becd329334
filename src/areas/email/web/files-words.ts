import { showSize } from '#platform/web/ui/show-size.ts';
import { texts } from './texts.ts';

/** How much goes along: "2 files, 3.4 MB of 25 MB". */
export function filesWords(sizes: readonly number[], sizeLimit: number | undefined): string {
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const most = sizeLimit === undefined ? undefined : showSize(sizeLimit);
  return texts.files.along(sizes.length, showSize(size), most);
}
