import { type DragEvent, useRef, useState } from 'react';

interface PicturePickerProps {
  onPicture(picture: ImageBitmap): void;
}

/** A picture by file or by drop. It never leaves the browser. */
export function PicturePicker({ onPicture }: PicturePickerProps) {
  const [message, setMessage] = useState('Or drop one here. It stays in your browser.');
  const preview = useRef<HTMLCanvasElement>(null);
  async function take(file: File | undefined) {
    if (!file) return;
    try {
      const picture = await createImageBitmap(file);
      if (preview.current) draw(picture, preview.current);
      onPicture(picture);
      setMessage(`The palette grows from ${file.name}.`);
    } catch {
      setMessage(`${file.name} is no picture that this browser can read.`);
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  }
  return (
    <fieldset className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend>Picture</legend>
      <input
        type="file"
        accept="image/*"
        aria-label="Choose a picture"
        onChange={({ target }) => take(target.files?.[0])}
      />
      <canvas ref={preview} width={0} height={0} role="img" aria-label="The picture" />
      <p className="note" role="status">
        {message}
      </p>
    </fieldset>
  );
}

/** As wide as the column, in its own proportions. */
function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  canvas.width = 320;
  canvas.height = Math.round((320 * picture.height) / picture.width);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
