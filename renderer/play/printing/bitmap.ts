/** Length of the two headers before the points, bytes. */
const FILE_HEADER = 14;
const HEADERS = FILE_HEADER + 108;
/** Masks of red, green, blue and opacity in a point, as they follow one another in image data. */
const MASKS = [0x00_00_00_ff, 0x00_00_ff_00, 0x00_ff_00_00, 0xff_00_00_00];

/**
 * A picture as a bitmap file (version 4, 32 bits a point, from the top): nothing is packed, and nothing has to be unpacked
 * before it is drawn. To pack a sheet as PNG took longer than to draw it.
 */
export function bitmapOf({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): Blob {
  const header = new DataView(new ArrayBuffer(HEADERS));
  const put = (at: number, value: number): void => header.setUint32(at, value, true);
  header.setUint16(0, 0x4d42, true);
  put(2, HEADERS + data.byteLength);
  put(10, HEADERS);
  put(FILE_HEADER, HEADERS - FILE_HEADER);
  header.setInt32(18, width, true);
  header.setInt32(22, -height, true);
  header.setUint16(26, 1, true);
  header.setUint16(28, 32, true);
  // The masks that follow tell where the colours are.
  put(30, 3);
  put(34, data.byteLength);
  MASKS.forEach((mask, i) => put(54 + 4 * i, mask));
  // The colours are sRGB.
  put(70, 0x73_52_47_42);
  return new Blob([header, data], { type: 'image/bmp' });
}
