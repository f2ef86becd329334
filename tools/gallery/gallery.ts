import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withDemoBrowser } from '../../e2e/demo-browser.ts';
import { galleryPage } from './gallery-page.ts';
import { type Picture, statesFor, takePictures } from './pictures.ts';
import { takeReadmePictures } from './readme-pictures.ts';

// npm run gallery                    every screen and state in all sizes and themes, into gallery/index.html
// npm run gallery -- --only task     those whose address contains the word
// npm run gallery -- --readme        the pictures of the README, into docs/pictures
const { values: given } = parseArgs({
  options: { only: { type: 'string' }, readme: { type: 'boolean', default: false } },
});
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'gallery');

await withDemoBrowser(async (browser, baseURL) => {
  if (given.readme) {
    await takeReadmePictures(browser, baseURL, join(root, 'docs/pictures'));
    return;
  }
  await mkdir(folder, { recursive: true });
  const pictures: Picture[] = [];
  for (const state of await statesFor(given.only)) {
    console.log(state.title);
    pictures.push(...(await takePictures(browser, baseURL, state, folder)));
    // After each one, so that what is there can be looked at while the rest is made.
    await writeFile(join(folder, 'index.html'), galleryPage(pictures));
  }
  console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`);
});
