import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
export const DOCKERFILE = readFileSync(join(REPOSITORY, 'Dockerfile'), 'utf8');
const STEPS = DockerfileParser.parse(DOCKERFILE).getInstructions();
const MOST_OUTPUT = 64 * 1024 * 1024;
/** The folders of the image that a command may name; each stands in the folder of its stage here. */
const FOLDERS = /(?<![\w./-])\/(?:app|build|data|empty)\b/g;

/** A stage built as a folder: its root, the folder in it that commands run in, what they wrote to stderr. */
type BuiltStage = { root: string; folder: string; said: string };

/**
 * Follows the Dockerfile without a container engine: each stage becomes a folder of `place`, `COPY` copies, `RUN` runs in a
 * shell there, with the image's folders in their places. The Node is the one that runs now, and the account too.
 */
export async function buildImage(place: string, env: NodeJS.ProcessEnv): Promise<Map<string, BuiltStage>> {
  const built = new Map<string, BuiltStage>();
  for (const name of stageNames()) {
    const [from, ...steps] = stepsOf(name);
    const stage = beginStage(join(place, name), built.get(from?.getArguments()[0]?.getValue() ?? ''));
    built.set(name, stage);
    for (const step of steps) await take(step, stage, { built, env });
  }
  return built;
}

function beginStage(root: string, parent: BuiltStage | undefined): BuiltStage {
  if (parent === undefined) mkdirSync(root);
  else copyFolder(parent.root, root);
  return { root, folder: parent ? join(root, relative(parent.root, parent.folder)) : root, said: '' };
}

type Around = { built: ReadonlyMap<string, BuiltStage>; env: NodeJS.ProcessEnv };

async function take(step: Instruction, stage: BuiltStage, { built, env }: Around): Promise<void> {
  const { root, folder } = stage;
  const text = step.getArgumentsContent() ?? '';
  if (step.getKeyword() === 'WORKDIR') {
    stage.folder = join(root, text);
    mkdirSync(stage.folder, { recursive: true });
  } else if (step.getKeyword() === 'RUN') {
    const command = text.replaceAll(FOLDERS, (path) => root + path);
    stage.said += (
      await promisify(execFile)('sh', ['-c', command], { cwd: folder, env, maxBuffer: MOST_OUTPUT })
    ).stderr;
  } else if (step.getKeyword() === 'COPY') {
    const { from, source, target } = copyOf(step);
    const to = target.startsWith('/') ? join(root, target) : join(folder, target);
    if (from === undefined) copyClone(to);
    else copyFolder(join(built.get(from)?.root ?? '', source), to);
  }
}

function copyOf(step: Instruction): { from: string | undefined; source: string; target: string } {
  const values = step.getArguments().map((one) => one.getValue());
  const [source = '', target = ''] = values.filter((value) => !value.startsWith('--'));
  return { from: /--from=(\S+)/.exec(step.getTextContent())?.[1], source, target };
}

const copyFolder = (from: string, to: string) => cpSync(from, to, { recursive: true, verbatimSymlinks: true });

const isFrom = (step: Instruction) => step.getKeyword() === 'FROM';
const nameOf = (from: Instruction) => from.getArguments().at(-1)?.getValue() ?? '';
const stageNames = () => STEPS.filter(isFrom).map(nameOf);

/** The instructions of a stage, FROM first. */
export function stepsOf(stage: string): Instruction[] {
  const start = STEPS.findIndex((step) => isFrom(step) && nameOf(step) === stage);
  if (start < 0) throw new Error(`the Dockerfile has no stage ${stage}`);
  const end = STEPS.findIndex((step, at) => at > start && isFrom(step));
  return STEPS.slice(start, end < 0 ? undefined : end);
}

/** What `COPY . .` takes: the files of the clone, without what is ignored. */
function copyClone(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: REPOSITORY,
  });
  for (const file of listed.toString().split('\0').filter(Boolean))
    cpSync(join(REPOSITORY, file), join(to, file), { force: true });
}
