/* A mock of the maps service: the block uses an existing `google.maps`. */
(() => {
  const PAINTS = {
    plain: ['#dfe8d8', '#a9cfe4', '#fff'],
    grey: ['#e2e2e2', '#bdbdbd', '#fff'],
    satellite: ['#43523a', '#1f3a4d', '#8a8468'],
  };

  class MockMap {
    constructor(canvas, options) {
      this.canvas = canvas;
      canvas.append(draw(...colorsOf(options)));
    }

    setCenter() {}
    addListener() {}
  }

  class MockMarker {
    constructor({ map, icon, title }) {
      const image = document.createElement('img');
      image.src = icon.url;
      image.alt = title;
      image.width = icon.scaledSize.width;
      image.height = icon.scaledSize.height;
      image.className = 'map-marker';
      map.canvas.append(image);
      this.image = image;
    }

    addListener(_name, run) {
      this.image.addEventListener('click', run);
    }

    setMap() {}
  }

  class Size {
    constructor(width, height) {
      this.width = width;
      this.height = height;
    }
  }

  /** Land, water and roads. */
  function colorsOf({ styles = [], mapTypeId }) {
    const color = (feature, element) =>
      styles.find(({ featureType, elementType }) => featureType === feature && elementType === element)
        ?.stylers[0].color;
    const isGrey = styles.some(({ stylers }) => stylers[0].saturation === -100);
    const [land, water, roads] =
      PAINTS[/satellite|hybrid/.test(mapTypeId) ? 'satellite' : isGrey ? 'grey' : 'plain'];
    return [
      color(undefined, 'geometry') ?? land,
      color('water', 'geometry') ?? water,
      color('road', 'geometry') ?? roads,
    ];
  }

  function draw(land, water, roads) {
    const svg = create('svg', {
      viewBox: '0 0 800 450',
      preserveAspectRatio: 'xMidYMid slice',
      class: 'map-picture',
    });
    svg.append(
      create('rect', { width: 800, height: 450, fill: land }),
      create('path', {
        d: 'M0 330C180 280 260 400 430 350S700 250 800 290V380C690 340 560 450 430 430S150 380 0 420Z',
        fill: water,
      }),
      ...[
        'M0 120 800 60',
        'M0 230 800 190',
        'M140 0 210 450',
        'M330 0 400 450',
        'M520 0 570 450',
        'M690 0 700 450',
      ].map((d) => create('path', { d, stroke: roads, 'stroke-width': 9 })),
    );
    return svg;
  }

  function create(tag, attributes) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  const libraries = {
    maps: { Map: MockMap },
    marker: { Marker: MockMarker },
    core: { Size },
  };
  window.google = { maps: { importLibrary: async (name) => libraries[name] } };
})();
