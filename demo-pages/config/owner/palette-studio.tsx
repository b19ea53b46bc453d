import { useState } from 'react';
import { createPalette, cssColor, type PalettePreset } from '../../../src/library';
import { CopyCss } from './copy-css';
import { PicturePicker } from './picture-picker';
import { PresetPicker } from './preset-picker';
import { SamplePage } from './sample-page';
import { SeedPicker } from './seed-picker';
import { Swatches } from './swatches';

/** A colour or a picture on the left, its palette on the right. */
export function PaletteStudio() {
  const [seed, setSeed] = useState('#9c4327');
  const [preset, setPreset] = useState<PalettePreset>('Monochrome');
  const palette = createPalette({ mode: 'presets', preset, seed });
  const seedFrom = (image: ImageBitmap) =>
    setSeed(cssColor(createPalette({ mode: 'image', image, seed }).accent.value));
  return (
    <div className="studio">
      <div className="choices">
        <SeedPicker seed={seed} onChange={setSeed} />
        <PicturePicker onPicture={seedFrom} />
        <PresetPicker preset={preset} onChange={setPreset} />
      </div>
      <div className="outcome">
        <Swatches palette={palette} />
        <SamplePage palette={palette} />
        <CopyCss palette={palette} />
      </div>
    </div>
  );
}
