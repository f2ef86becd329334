import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withDemoBrowser } from '../../e2e/demo-browser.ts';
import { galleryPage } from './gallery-page.ts';
import { makeLarge } from './large-world.ts';
import { type Picture, takePictures } from './pictures.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { largeStates, type State, statesFor } from './states.ts';

// npm run gallery                    every screen, state and dialog in all sizes and themes, into gallery/index.html,
//                                    with what axe finds wrong with them
// npm run gallery -- --only task     those whose address contains the word, or one of several: --only task --only lead
// npm run gallery -- --readme        the pictures of the README, into docs/pictures
const { values: given } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    readme: { type: 'boolean', default: false },
  },
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
  async function take(states: readonly State[]): Promise<void> {
    for (const state of states) {
      const number = pictures.length + 1;
      const taken = await takePictures(browser, baseURL, state, { folder, number });
      pictures.push(...taken);
      console.log(`${state.title}: ${taken.length} pictures`);
      for (const { title, words, problems } of taken)
        if (problems.length > 0) console.error(title, words, JSON.stringify(problems));
      // After each one, so that what is there can be looked at while the rest is made.
      await writeFile(join(folder, 'index.html'), galleryPage(pictures));
    }
  }
  await take(await statesFor(given.only));
  await makeLarge();
  await take(largeStates(given.only));
  console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`);
  if (pictures.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
});
