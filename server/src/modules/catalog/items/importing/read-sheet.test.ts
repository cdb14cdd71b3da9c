import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { harmless, plain } from './item-sheet.ts';
import { readSheet } from './read-sheet.ts';

const cellsOf = async (content: Buffer) => (await readSheet(content)).map(({ cells }) => cells);
const EXPECTED = [
  ['Название', 'Остаток'],
  ['Платье', '3'],
];

/** The Cyrillic letters of `text` as the code page of Windows has them. */
function windows1251(text: string): Buffer {
  const bytes = Array.from(text, (letter) => {
    const code = letter.codePointAt(0)!;
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
  return Buffer.from(bytes);
}

/** An archive with one file that says it is as small as you like. */
function archive(unpacked: Buffer, said: number): Buffer {
  const packed = deflateRawSync(unpacked);
  const name = Buffer.from('xl/workbook.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(said, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(said, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

describe('a sheet', () => {
  it.each([
    ['UTF-8', Buffer.from('Название,Остаток\nПлатье,3\n')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFНазвание;Остаток\r\n"Платье";3')],
    ['the code page of Windows', windows1251('Название;Остаток\r\nПлатье;3\r\n')],
    ['UTF-16', Buffer.from('\uFEFFНазвание\tОстаток\nПлатье\t3', 'utf16le')],
    ['UTF-8 with bars', Buffer.from('Название|Остаток\n\nПлатье|3')],
  ])('is read from %s', async (_, content) => {
    expect(await cellsOf(content)).toEqual(EXPECTED);
  });

  it('is read from a workbook, with the numbers of its rows', async () => {
    const content = Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: 'items',
            rows: [
              ['Название', 'Остаток'],
              [null, null],
              ['Платье', 3],
            ],
          },
        ],
      }),
    );
    expect((await readSheet(content)).map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'Название', 'Остаток'],
      [3, 'Платье', '3'],
    ]);
  });

  it('is refused when it unpacks to more than it says', async () => {
    await expect(readSheet(archive(Buffer.alloc(90 * 1024 * 1024), 100))).rejects.toMatchObject({
      code: 'payload_too_large',
      details: { fields: { file: [{ problem: 'sheet_too_long' }] } },
    });
  });

  it('is refused when it is another archive, or no text', async () => {
    await expect(readSheet(archive(Buffer.from('<a/>'), 4))).rejects.toMatchObject({
      code: 'unsupported_media_type',
      details: { fields: { file: [{ problem: 'sheet_type' }] } },
    });
    await expect(readSheet(Buffer.from([137, 80, 78, 71, 0, 0, 1]))).rejects.toMatchObject({
      code: 'unsupported_media_type',
      details: { fields: { file: [{ problem: 'sheet_type' }] } },
    });
  });

  it('is refused with too many rows', async () => {
    const content = Buffer.from(`title\n${'x\n'.repeat(10_002)}`);
    await expect(readSheet(content)).rejects.toMatchObject({ code: 'payload_too_large' });
  });
});

it.each(['=1+1', '+7', '-2', '@x', '\tx', 'Платье', "'quoted'"])(
  'the cell %j comes back as it was, and no spreadsheet calculates it',
  (cell) => {
    expect(harmless(cell)).not.toMatch(/^[=+\-@\t\r]/);
    expect(plain(harmless(cell))).toBe(cell);
  },
);
